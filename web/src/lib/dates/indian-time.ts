export { indianTime } from '@institute/schema';
