import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test.each(['</script><p>', '</SCRIPT >', '<script>', '<!-- <script>', '<!--', '<b>1 < 2</b>'])(
  '%s stays what it is and neither ends nor opens anything',
  (text) => {
    const written = scriptJson({ text });
    expect(JSON.parse(written)).toEqual({ text });
    expect(written).not.toMatch(/<!--|<\/?script/i);
  },
);
