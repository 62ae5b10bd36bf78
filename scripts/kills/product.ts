/** The product for `npm run kills`: without schedules and without the site, so that it starts within seconds. */
import { startProduct } from '../local/product.ts';

const [dataDir = '', port = '0'] = process.argv.slice(2);
await startProduct({ port: Number(port), dataDir, schedules: false, quiet: true });
process.send?.('ready');
