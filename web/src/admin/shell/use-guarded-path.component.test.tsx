import { createRoot } from 'react-dom/client';
import { Link, MemoryRouter, useNavigate, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DialogProvider } from './dialogs/dialog-provider.tsx';
import type { Unsaved } from './unsaved.ts';
import { useGuardedPath } from './use-guarded-path.ts';

const none: Unsaved = new Set();

// enquiries-16
test('a screen that is left never shows the filters of the next address', async () => {
  const shown: string[] = [];
  function Screen({ path }: { readonly path: string }) {
    const [params] = useSearchParams();
    shown.push(`${path}?${params}`);
    return <Link to="/courses">From {path}</Link>;
  }
  function Screens() {
    const path = useGuardedPath(none);
    return <Screen key={path} path={path} />;
  }
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={['/enquiries?status=new']}>
      <DialogProvider>
        <Screens />
      </DialogProvider>
    </MemoryRouter>,
  );
  await page.getByText('From /enquiries').click();
  await expect.element(page.getByText('From /courses')).toBeVisible();
  expect(new Set(shown)).toEqual(new Set(['/enquiries?status=new', '/courses?']));
  root.unmount();
});

// dashboard-4
test('whoever goes back and then keeps editing finds the filters of the address again', async () => {
  function Screens() {
    const path = useGuardedPath(new Set([() => undefined]));
    const [params] = useSearchParams();
    const navigate = useNavigate();
    return <button onClick={() => navigate(-1)}>{`${path}?${params}`}</button>;
  }
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place);
  root.render(
    <MemoryRouter initialEntries={['/courses', '/enquiries?status=new']}>
      <DialogProvider>
        <Screens />
      </DialogProvider>
    </MemoryRouter>,
  );
  await page.getByText('/enquiries?status=new').click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(page.getByText('/enquiries?status=new')).toBeVisible();
  root.unmount();
});
