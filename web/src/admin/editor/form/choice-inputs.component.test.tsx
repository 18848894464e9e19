import { FormProvider, useForm } from 'react-hook-form';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SelectInput } from './choice-inputs.tsx';

let root: Root | undefined;

afterEach(() => root?.unmount());

function Form({ category }: { readonly category: string }) {
  const form = useForm({ defaultValues: { category } });
  const field = {
    kind: 'select',
    name: 'category',
    label: 'Category',
    options: ['Alumni', 'News'],
  } as const;
  return (
    <FormProvider {...form}>
      <SelectInput field={field} path="category" />
    </FormProvider>
  );
}

const select = page.getByLabelText(/^Category/);
const options = () =>
  [...select.element().querySelectorAll('option')].map(({ textContent }) => textContent);

function show(category: string): void {
  root?.unmount();
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  root.render(<Form category={category} />);
}

// institute-11
test('a select keeps a value that it does not offer, such as a category of before', async () => {
  show('Career');
  await expect.element(select).toHaveValue('Career');
  expect(options()).toEqual(['Career', 'Alumni', 'News']);
  await select.selectOptions('News');
  await expect.element(select).toHaveValue('News');
  expect(options()).toEqual(['Alumni', 'News']);
  show('');
  await expect.element(select).toHaveValue('');
  expect(options()).toEqual(['Choose…', 'Alumni', 'News']);
});
