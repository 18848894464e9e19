import { ThemeProvider } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminTheme } from '../../shell/admin-theme.ts';
import type { AnyField } from './field.ts';
import { SectionLinks } from './section-links.tsx';

const fields: readonly AnyField[] = [
  { kind: 'text', name: 'title', label: 'Title' },
  {
    kind: 'list',
    name: 'modules',
    label: 'Modules',
    entry: 'module',
    fields: [],
    blank: () => ({}),
  },
  { kind: 'group', name: 'fees', label: 'Fees', fields: [] },
];

function LongForm() {
  const form = useForm({ defaultValues: { modules: [{}, {}] } });
  return (
    <FormProvider {...form}>
      <div style={{ position: 'sticky', top: 0 }}>
        <SectionLinks fields={fields} />
      </div>
      {fields.map(({ name, label }) => (
        <div key={name} data-field={name} style={{ height: 2000 }}>
          <input aria-label={label} />
        </div>
      ))}
    </FormProvider>
  );
}

// editing-11
test('a part is gone to below the bar, the keyboard goes on in it, and it is marked', async () => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  root.render(
    <ThemeProvider theme={adminTheme}>
      <LongForm />
    </ThemeProvider>,
  );
  const link = (name: string) => page.getByRole('button', { name });
  await expect.element(link('Basics')).toHaveAttribute('aria-current', 'true');
  await link('Modules 2').click();
  await expect.element(link('Modules 2')).toHaveAttribute('aria-current', 'true');
  await expect.element(link('Basics')).not.toHaveAttribute('aria-current');
  const bar = page.getByRole('navigation', { name: 'Parts of the form' }).element();
  const part = document.querySelector('[data-field="modules"]')!;
  const gap = part.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(40);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Modules');
  root.unmount();
});
