import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firebaseConfig, root } from '../../tests/support/ports.ts';

/** The configuration of a deploy: firebase.json with cache rules for the files of the build. */
export const deployConfig = '.firebase.deploy.json';

export const writeDeployConfig = (): void =>
  writeFileSync(join(root, deployConfig), JSON.stringify(firebaseConfig('start'), null, 2));
