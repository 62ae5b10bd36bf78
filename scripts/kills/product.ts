/** The product as `npm run kills` starts it: without its clocks and without the site, so that it starts in seconds. */
import { startProduct } from '../local/product.ts';

const [dataDir = '', port = '0'] = process.argv.slice(2);
await startProduct({ port: Number(port), dataDir, schedules: false, quiet: true });
process.send?.('ready');
