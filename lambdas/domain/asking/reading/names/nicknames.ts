/** What bettors call some players: nicknames, and first names that are enough. */

/** `name: what else he is called`; one that is also a word has a star, and counts only where a statistic or a prop is named. */
const written = `
Victor Wembanyama: wemby,wemb
Stephen Curry: steph,steph curry,chef curry
LeBron James: bron,king james,lbj
Giannis Antetokounmpo: greek freak,giannis a
Shai Gilgeous-Alexander: sga
Nikola Jokić: joker,big honey
Kevin Durant: kd
Karl-Anthony Towns: kat
Anthony Edwards: ant man,antman,ant edwards,ant*
Anthony Davis: ad*,the brow
Devin Booker: dbook,book*,d book
Tyrese Haliburton: hali
Damian Lillard: dame,dame lillard,dame time
Paul George: pg,pg13,pg 13
Kawhi Leonard: the klaw
Jayson Tatum: jt
Jaylen Brown: jb
Jimmy Butler III: jimmy buckets
Donovan Mitchell: spida,don mitchell
De'Aaron Fox: swipa,daaron fox
Jalen Williams: jdub,j dub,j-dub
Jaren Jackson Jr.: jjj
Draymond Green: dray
Kyrie Irving: uncle drew
Luka Dončić: luka magic
Nikola Vučević: vuc,vooch
Kristaps Porziņģis: kp,porzingas,zinger
James Harden: the beard
Joel Embiid: jojo embiid,jojo
Brandon Ingram: bi*
Michael Porter Jr.: mpj
Kentavious Caldwell-Pope: kcp
LaMelo Ball: melo ball
Rudy Gobert: stifle tower
Russell Westbrook: russ,brodie,westbrick
Immanuel Quickley: iq*
Robert Williams III: timelord
Dennis Schröder: schroeder
Alperen Şengün: alpi
Jonas Valančiūnas: jv
Domantas Sabonis: domas
Christian McCaffrey: cmc,run cmc
Jameson Williams: jamo
Patrick Mahomes: pat mahomes,mahomie
Jaxon Smith-Njigba: jsn
David Montgomery: monty
Amon-Ra St. Brown: arsb,sun god,amonra
A.J. Brown: ajb
Travis Kelce: trav kelce,killa trav
Gabe Davis: gabriel davis,big game gabe
Marquise Brown: hollywood brown,hollywood*
Russell Wilson: russ,dangeruss
Ja'Marr Chase: ja marr
Justin Jefferson: jjets,jettas
Tyreek Hill: cheetah*,reek
Derrick Henry: king henry,tractorcito
Jahmyr Gibbs: gibby
Trevor Lawrence: tlaw,t law
T.J. Hockenson: hock
DeAndre Hopkins: nuk,dhop,d hop
Kenneth Walker III: k9,kw3,ken walker
DeVonta Smith: smitty
CeeDee Lamb: cd lamb
Jalen Hurts: jhurts
Alex Ovechkin: ovi,ovie,great eight,gr8
Sidney Crosby: sid the kid,sid*
Connor McDavid: mcjesus,mcd
Leon Draisaitl: drai,neon leon
Nathan MacKinnon: nate mac,mack*,nate dogg
David Pastrňák: pasta*,pasternak,pasta pastrnak
Auston Matthews: matty*
Kirill Kaprizov: kapri
Nikita Kucherov: kuch
Steven Stamkos: stammer
Artemi Panarin: breadman,bread*
Igor Shesterkin: shesty
Andrei Vasilevskiy: vasy
Connor Hellebuyck: helle
Jack Hughes: jhughes
Quinn Hughes: qhughes,huggy bear
Mitch Marner: mitchy
William Nylander: willy,willy styles
Matthew Tkachuk: chucky
Connor Bedard: bedsy*,beds*
Macklin Celebrini: celly*
Elias Pettersson: petey,ep40
Ryan Nugent-Hopkins: nuge,rnh
Mika Zibanejad: zib,zibby
Brad Marchand: marchy
Evgeni Malkin: geno malkin
Jake Guentzel: guentz
Vladimir Guerrero Jr.: vladdy,vlad jr,vlad,vladito
Fernando Tatis Jr.: tatis jr,el nino
Ronald Acuña Jr.: acuna jr
Shohei Ohtani: sho*,shotime
Bobby Witt Jr.: witt jr,bwj
Aaron Judge: all rise*
Pete Alonso: polar bear
Cal Raleigh: big dumper,the dumper
Julio Rodríguez: jrod,j rod
José Ramírez: jram,j ram
Kyle Schwarber: schwarbs,schwarbomb
Rafael Devers: raffy
Yoshinobu Yamamoto: yama
Pete Crow-Armstrong: pca
Teoscar Hernández: teo
Justin Herbert: herbie
`;

interface Nickname {
  /** Full names: of players in several sports for some. */
  readonly names: readonly string[];
  readonly isWord: boolean;
}

function tableOf(rows: string): ReadonlyMap<string, Nickname> {
  const table = new Map<string, Nickname>();
  for (const row of rows.split('\n').filter((each) => each !== '')) {
    const [name = '', also = ''] = row.split(': ');
    for (const each of also.split(',')) {
      const isWord = each.endsWith('*');
      const called = isWord ? each.slice(0, -1) : each;
      const { names } = table.get(called) ?? { names: [] };
      table.set(called, { names: [...names, name], isWord });
    }
  }
  return table;
}

const nicknames = tableOf(written);

/** @param words lower case; undefined if nobody is called so */
export const nicknamed = (words: string): Nickname | undefined => nicknames.get(words);

/** First names that mean one player, although others have them. */
const alone = new Set(
  (
    'luka zion lebron giannis kyrie kawhi bijan saquon lamar tua dak ceedee puka breece jahmyr tyreek ' +
    'davante deebo shohei mookie elly yordan auston kyren shai draymond klay trae demar gunnar stefon nikita cale'
  ).split(' '),
);

/** Whether a word needs no surname: another name after it is somebody else's. */
export const standsAlone = (word: string): boolean => alone.has(word) || nicknames.has(word);

const firsts = new Set([...nicknames.keys()].map((each) => each.split(/[ -]/, 1)[0] ?? ''));

/** Whether a nickname begins with a word, lower case. */
export const beginsNickname = (word: string): boolean => firsts.has(word);
