import type { Help } from '../fields/help.ts';
import type { Release } from './release.ts';

export const releaseHelp: Help<Release> = {
  name: 'For example New Year offer; only staff see it',
  at: 'Leave empty to publish it yourself',
};
