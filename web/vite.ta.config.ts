import { siteIn } from './vite.config.ts';

export default siteIn('ta');
