import { zodResolver } from '@hookform/resolvers/zod';
import { kinds, type DemoPlan } from '@institute/schema';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownScreen } from '../../shell/shown-screen.tsx';
import { FormKindContext } from './form-kind-context.ts';
import { TextInput } from './text-input.tsx';

const show = shownScreen();

const { body, help } = kinds.demoPlans;

const plan: DemoPlan = {
  ...{
    course: '',
    held: 'monday',
    firstDay: '2099-01-05',
    lastDay: '',
    from: '18:30',
    to: '19:30',
  },
  ...{ mode: 'classroom', branch: 'Adyar', room: '', link: '', places: 12, daysOff: [] },
};

function PlanForm({ onSave }: { readonly onSave: (values: DemoPlan) => void }) {
  const form = useForm({ defaultValues: plan, resolver: zodResolver(body) });
  return (
    <FormProvider {...form}>
      <FormKindContext value={{ schema: body, help }}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(onSave)(event)}>
          <TextInput
            field={{ kind: 'text', type: 'date', name: 'lastDay', label: 'Last day' }}
            path="lastDay"
          />
          <button type="submit">Save</button>
        </form>
      </FormKindContext>
    </FormProvider>
  );
}

// demo-1
test('an optional last day that is typed in part is refused, not stored as no end', async () => {
  const saved: unknown[] = [];
  show(<PlanForm onSave={({ lastDay }) => saved.push(lastDay)} />);
  const day = page.getByLabelText('Last day');
  const save = page.getByRole('button', { name: 'Save' });
  await day.click();
  await userEvent.keyboard('11');
  await save.click();
  await expect.element(day).toHaveAccessibleDescription('Enter a date such as 2026-01-31');
  expect(saved).toEqual([]);
  await day.click();
  await userEvent.keyboard('{Backspace}');
  await save.click();
  await expect.poll(() => saved).toEqual(['']);
  await day.fill('2099-03-02');
  await save.click();
  await expect.poll(() => saved).toEqual(['', '2099-03-02']);
});
