import { expect, test } from 'vitest';
import { withoutTamil } from './language.ts';

// tamil-5
test('styles in English lack the rules for Tamil, and no other', () => {
  const css = `.a dt {
  color: red;
}

/* Long words. */
.a dt:lang(ta) {
  font-size: 1rem;
}

.a dd {
  font-weight: 600;
}

@media (width < 20rem) {
  :lang(ta) .b {
    gap: 0;
  }

  .c:lang(ta) > :first-child {
    gap: 0;
  }

  .b {
    gap: 1rem;
  }
}`;
  expect(withoutTamil(css).replaceAll(/\s+/g, ' ')).toBe(
    '.a dt { color: red; } /* Long words. */ .a dd { font-weight: 600; } @media (width < 20rem) { .b { gap: 1rem; } }',
  );
});
