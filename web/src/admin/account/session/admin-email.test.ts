import { describe, expect, it } from 'vitest';
import { adminEmail } from './admin-email.ts';

describe('adminEmail', () => {
  it('gives a bare username the domain', () => {
    expect(adminEmail(' admin ', 'vaasal.example')).toBe('admin@vaasal.example');
  });

  it('leaves an email address alone', () => {
    expect(adminEmail('meena@other.example ', 'vaasal.example')).toBe('meena@other.example');
  });
});
