import { languageRoots, type Language } from '@institute/schema';
import { formPaths } from '@institute/web/entry-server';
import type { Request, Response } from 'express';
import { isTamilOn } from '../content/contact-details.ts';
import { english } from './english-site.ts';
import type { Site } from './site.ts';

export const siteIn = async (language: Language): Promise<Site> =>
  language === 'en' ? english : (await import('./tamil-site.ts')).tamil;

const root = languageRoots.ta;

/**
 * Takes the language off the address of a request, and notes it for the answer. Where the site is no longer in it, a link
 * in an email that was sent before opens its booking in English.
 */
export async function takeLanguage(request: Request, response: Response): Promise<void> {
  const { path, url } = request;
  if (path !== root && !path.startsWith(`${root}/`)) return;
  const isOn = await isTamilOn();
  if (!isOn && path !== root + formPaths.booking) return;
  request.url = url.slice(root.length).replace(/^(?!\/)/, '/');
  if (isOn) response.locals['language'] = 'ta';
}

/** The language of the page that a response has. */
export const languageOf = ({ locals }: Response): Language =>
  locals['language'] === 'ta' ? 'ta' : 'en';

export const siteOf = (response: Response): Promise<Site> => siteIn(languageOf(response));
