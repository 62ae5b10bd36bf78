/** The style sheet of pages made by functions, matching the site. */
import { colorRules } from './colors.ts';

/** Font files with fixed names, written by `web/static-documents.ts`. */
const fonts = `@font-face{font-family:"Archivo";src:url("/fonts/archivo.woff2") format("woff2");font-weight:100 900;font-display:swap}
@font-face{font-family:"Barlow Condensed";src:url("/fonts/barlow-condensed-700.woff2") format("woff2");font-weight:700;font-display:swap}`;

export const style = `${fonts}
${colorRules}
*,::before,::after{box-sizing:border-box}
html{background:var(--bg);color:var(--fg);font:400 1rem/1.55 Archivo,system-ui,sans-serif;font-variant-numeric:tabular-nums;text-rendering:geometricPrecision;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100dvh;display:flex;flex-direction:column;overflow-x:clip;background:radial-gradient(70rem 32rem at 50% -8rem,var(--glow),transparent) no-repeat}
h1,h2,h3,p,ul,dl,dd{margin:0;padding:0}
ul{list-style:none}
h1,h2,h3{text-wrap:balance}
p,li{text-wrap:pretty}
a{color:inherit;text-underline-offset:3px}
:focus-visible{outline:2px solid var(--accentFg);outline-offset:2px;border-radius:4px}
.display,h1,h2,h3,.label,.figure{font-family:"Barlow Condensed","Arial Narrow",sans-serif;font-weight:700}
.label{font-size:.8125rem;line-height:1.2;letter-spacing:.06em;text-transform:uppercase}
.muted{color:var(--muted)}
.small{font-size:.875rem;line-height:1.45}
.wrap{width:100%;max-width:48rem;margin:0 auto;padding:0 1rem}
.top{background:var(--panel);border-bottom:1px solid var(--line)}
.top .wrap{display:flex;align-items:center;justify-content:space-between;gap:1rem;height:4rem}
.logo{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;text-decoration:none;font:700 1.6rem/1 "Barlow Condensed","Arial Narrow",sans-serif;letter-spacing:.015em;text-transform:uppercase}
.logo span{transform:skewX(-8deg)}
.logo svg{width:1.75rem;height:1.75rem;fill:none;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:0 1.25rem;border-radius:6px;background:var(--accent);color:var(--onAccent);font-weight:600;text-decoration:none;white-space:nowrap}
.button:hover{background:var(--accentHover)}
button.button{border:0;font-family:inherit;font-size:inherit;cursor:pointer}
.button.small{min-height:2.75rem;padding:0 1rem}
main{flex:1;display:grid;align-content:start;gap:1.25rem;padding-top:1.75rem!important;padding-bottom:3rem!important}
.card{background:var(--panel);border:1px solid var(--line);border-radius:10px;padding:1.25rem;display:grid;gap:1rem;min-width:0}
.row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem}
h1{font-size:2.25rem;line-height:1;text-transform:uppercase;overflow-wrap:anywhere}
h2{font-size:1.375rem;line-height:1.15;overflow-wrap:anywhere}
.reasons :is(h2,h3){font-size:.8125rem;line-height:inherit;letter-spacing:.06em;text-transform:uppercase}
.badge{display:inline-flex;align-items:center;gap:.375rem;padding:.25rem .625rem;border-radius:999px;white-space:nowrap;font:700 .875rem/1.2 "Barlow Condensed","Arial Narrow",sans-serif;letter-spacing:.04em;text-transform:uppercase}
.hit{color:var(--hit);background:var(--hitSoft)}
.miss{color:var(--miss);background:var(--missSoft)}
.pending{color:var(--pending);background:var(--pendingSoft)}
.push{color:var(--push);background:var(--pushSoft)}
.proof{display:grid;gap:.25rem;border-left:3px solid var(--edge);padding:.125rem 0 .125rem .875rem}
.proof.early{border-color:var(--accentFg)}
.proof .label{font-size:.9375rem}
.early .label{color:var(--accentFg)}
.figures{display:grid;grid-template-columns:repeat(4,auto);gap:.75rem 1.25rem;border:dashed var(--line);border-width:1px 0;padding:.875rem 0}
.figure{font-size:1.5rem;line-height:1.1}
.accent{color:var(--accentFg)}
.good{color:var(--hit)}
.bad{color:var(--miss)}
.price{font-size:1.5rem;color:var(--accentFg);white-space:nowrap}
.leg{display:grid;gap:.75rem;background:var(--raised);border:1px solid var(--line);border-radius:10px;padding:1rem;min-width:0}
.leg .head{display:flex;align-items:baseline;justify-content:space-between;gap:1rem}
.reasons{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:.75rem 1.5rem}
.reasons ul{display:grid;gap:.375rem;margin-top:.375rem}
.reasons li{display:flex;gap:.5rem;font-size:.9375rem;line-height:1.4;overflow-wrap:anywhere}
.reasons li::before{flex:none;width:1ch;font-weight:700;content:"\\00b7"}
.reasons .for li::before{content:"+";color:var(--hit)}
.reasons .against li::before{content:"\\2212";color:var(--miss)}
.for :is(h2,h3){color:var(--hit)}
.against :is(h2,h3){color:var(--miss)}
.outcome{border-top:1px solid var(--line);padding-top:.75rem}
.stack{display:grid;gap:.25rem;min-width:0}
.legs{display:grid;gap:.75rem;min-width:0}
.start{justify-content:flex-start}
footer{border-top:1px solid var(--line);background:var(--panel);padding:1.25rem 0 2rem}
footer .wrap{display:grid;gap:.75rem}
footer nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}
footer nav a{display:inline-flex;align-items:center;min-height:2.75rem}
@media (max-width:479px){h1{font-size:1.875rem}.figures{grid-template-columns:1fr 1fr}.card{padding:1rem}}
@media (min-width:768px){.wrap{padding:0 1.5rem}main{padding-top:2.5rem!important}h1{font-size:2.75rem}.card{padding:1.5rem}}
@media (prefers-contrast:more){:root{--line:var(--edge)}}
@media print{.top .button,.invite,footer nav{display:none}}`;
