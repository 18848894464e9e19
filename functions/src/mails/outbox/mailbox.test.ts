import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

// demo-14
test.each([
  ['Karthik@Example.com', 'karthik@example.com'],
  ['karthik+2@example.com', 'karthik@example.com'],
  ['kar.thik@example.com', 'kar.thik@example.com'],
  ['Kar.Thik+a+b@googlemail.com', 'karthik@gmail.com'],
  ['karthik@gmail.com', 'karthik@gmail.com'],
  ['+91@example.com', '+91@example.com'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
