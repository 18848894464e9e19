import type { EndpointData, StaffMember, StoredEdit, StoredRelease } from '@institute/schema';
import { expect, test, vi } from 'vitest';
import { auth, firestore } from '../../../functions/src/platform/admin.ts';
import { publishDue } from '../../../functions/src/releases/publish-due.ts';
import { createAccount, nameOneself, signIn } from '../../support/accounts.ts';
import { siteUrl } from '../../support/ports.ts';
import { editOf, later, useReleases } from '../../support/releases.ts';

const { admin, post, newCourse, newRelease, wait, course, stored } = useReleases();

const dueTime = () => new Date(Date.now() + 2 * 60 * 60 * 1000);

/** An editor, and what they send. */
async function newEditor() {
  const { uid, email } = await createAccount({ admin: true, role: 'editor' });
  const name = `Kavitha ${uid}`;
  await (await auth()).updateUser(uid, { displayName: name });
  const token = await signIn(email);
  return {
    uid,
    email,
    name,
    token,
    call: async <Data>(method: string, path: string, body?: object) =>
      (await admin(method, path, { token, ...(body && { body }) })).body.data as Data,
    disable: async (disabled = true) => (await auth()).updateUser(uid, { disabled }),
  };
}

const mailsTo = async (email: string) =>
  (await firestore().collection('mail').where('to', 'array-contains', email).get()).docs;

const due = async () =>
  (await admin('GET', '/api/due-releases')).body.data as EndpointData<'listDueReleases'>;

const failed = async () =>
  (await due()).filter(({ problem }) => problem !== '').map(({ _id }) => _id);

// releases-8
test('a release planned by someone who was disabled since waits, and the owners are told', async () => {
  process.env['OWNER_EMAIL'] = `owner-${crypto.randomUUID()}@example.com`;
  const [one, editor] = [await newCourse(), await newEditor()];
  const at = later();
  const release = await editor.call<StoredRelease>('POST', '/api/releases', { name: 'Spite', at });
  await editor.call('POST', `/api/releases/${release._id}/edits`, editOf(one, { title: 'Spite' }));
  await editor.disable();
  await publishDue(dueTime());
  await publishDue(dueTime());
  expect((await course(one._id)).title).toBe(one.title);
  const told = await mailsTo(process.env['OWNER_EMAIL']);
  expect(told.map((mail) => mail.get('message.subject'))).toEqual(['A release did not go live']);
  expect(await mailsTo(editor.email)).toEqual([]);
  await firestore().doc(`releases/${release._id}`).update({ at: new Date().toISOString() });
  expect(await failed()).toContain(release._id);

  await admin('PUT', `/api/releases/${release._id}`, { body: { name: 'Mine now', at } });
  expect(await failed()).not.toContain(release._id);
  await publishDue(dueTime());
  expect((await course(one._id)).title).toBe('Spite');
});

// releases-8
test('a release that fails for a reason nobody knows is tried for ten minutes, then its editors are told', async () => {
  const [one, editor, at] = [await newCourse(), await newEditor(), later()];
  const plan = { name: 'Broken', at };
  const release = await editor.call<StoredRelease>('POST', '/api/releases', plan);
  await editor.call('POST', `/api/releases/${release._id}/edits`, editOf(one, { title: 'Kept' }));
  const transactions = vi.spyOn(firestore(), 'runTransaction');
  const problemAfter = async (minutes: number) => {
    transactions.mockRejectedValueOnce(new Error('A fault'));
    await publishDue(new Date(Date.parse(at) + minutes * 60_000));
    return (await stored(release))?.['problem'];
  };
  expect([await problemAfter(1), await problemAfter(9)]).toEqual(['', '']);
  expect(await problemAfter(11)).toContain('It failed for ten minutes');
  expect(await mailsTo(editor.email)).toHaveLength(1);
});

// releases-8
test('what someone added to the release of a colleague does not go live after they were disabled', async () => {
  const [one, editor, release] = [await newCourse(), await newEditor(), await newRelease(later())];
  await editor.call('POST', `/api/releases/${release._id}/edits`, editOf(one, { title: 'Spite' }));
  await editor.disable();
  await publishDue(dueTime());
  expect((await course(one._id)).title).toBe(one.title);
  expect((await stored(release))?.['problem']).toContain('may no longer change content');
});

// releases-13
test('whoever moves a scheduled change answers for it, and is named', async () => {
  const [one, editor, release] = [await newCourse(), await newEditor(), await newRelease(later())];
  const to = await newRelease(later());
  const edits = `/api/releases/${release._id}/edits`;
  const edit = await editor.call<StoredEdit>('POST', edits, editOf(one, { title: 'Moved' }));
  const mover = await newEditor();
  const path = `/api/edits/${edit._id}/move`;
  const moved = await mover.call<StoredEdit>('POST', path, { release: to._id });
  expect([edit.byName, moved.byName]).toEqual([editor.name, mover.name]);
  const { email: byEmail, name: byName } = mover;
  const kept = await firestore().doc(`edits/${moved._id}`).get();
  expect(kept.data()).toMatchObject({ byEmail, byName });
  await mover.disable();
  await publishDue(dueTime());
  expect((await course(one._id)).title).toBe(one.title);
});

// releases-9
test('the address of a preview ends with the rights of whoever it was given to', async () => {
  const [one, editor, release] = [await newCourse(), await newEditor(), await newRelease()];
  await wait(release, editOf(one, { slug: one.slug, title: 'Unheard-of course' }));
  const link = `/api/releases/${release._id}/preview`;
  const { path } = await editor.call<EndpointData<'previewRelease'>>('POST', link);
  const again = await post<EndpointData<'previewRelease'>>(link, undefined, 200);
  expect(again.path).toBe(path);
  const open = async (address: string) => (await fetch(siteUrl('test') + address)).status;
  expect(await open(path)).toBe(200);
  await editor.disable();
  expect(await open(path)).toBe(410);
  const next = await post<EndpointData<'previewRelease'>>(link, undefined, 200);
  expect([await open(next.path), await open(path)]).toEqual([200, 410]);
});

// dashboard-28
test('a release that goes live within 24 hours says who planned it and what it changes; a later one is not told', async () => {
  const [one, editor] = [await newCourse(), await newEditor()];
  const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000).toISOString();
  const plan = (name: string, at: string | null) =>
    editor.call<StoredRelease>('POST', '/api/releases', { name, at });
  const soon = await plan('Fees', hours(23));
  const others = [await plan('Later', hours(25)), await plan('Some time', null)];
  await wait(soon, editOf(one, { title: 'Renamed' }));
  const told = await due();
  expect(told.find(({ _id }) => _id === soon._id)).toMatchObject({
    name: 'Fees',
    byEmail: editor.email,
    byName: editor.name,
    titles: ['A course'],
    problem: '',
  });
  for (const { _id } of others) expect(told.map((each) => each._id)).not.toContain(_id);
});

// dashboard-7
test('someone who gives their own account the name of another keeps theirs in what they do', async () => {
  const [one, editor, release] = [await newCourse(), await newEditor(), await newRelease(later())];
  const edits = `/api/releases/${release._id}/edits`;
  await editor.call<StoredEdit>('POST', edits, editOf(one, {}));
  await nameOneself(editor.token, 'Meenakshi Sundaram');
  const edit = await editor.call<StoredEdit>('POST', edits, editOf(one, {}));
  const staff = (await admin('GET', '/api/staff')).body.data as StaffMember[];
  const listed = staff.find(({ _id }) => _id === editor.uid);
  expect([edit.byName, listed?.name]).toEqual([editor.name, editor.name]);
});
