import { expect, test } from 'vitest';
import { scriptJson } from './script-json.ts';

test.each(['</script><p>', '</SCRIPT >', '<script>', '<!-- <script>', '<!--', '<b>1 < 2</b>'])(
  '%s is preserved and neither closes nor opens an element',
  (text) => {
    const written = scriptJson({ text });
    expect(JSON.parse(written)).toEqual({ text });
    expect(written).not.toMatch(/<!--|<\/?script/i);
  },
);
