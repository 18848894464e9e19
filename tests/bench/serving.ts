import { join } from 'node:path';
import { budgets } from './budgets.ts';
import { measureLoad, rates, start, startBare, startPages } from './rates.ts';
import type { Row } from './report.ts';

const inFramework = join('..', 'support', 'serve-framework.ts');

/** Requests answered per second, compared with bare handlers that send the same bytes. */
export async function measureServing(): Promise<Row[]> {
  const pages = await startPages();
  const express = await startBare(pages.url);
  const onRequest = await start('serve-bare.ts', pages.url);
  const framework = await start(inFramework, 'pages');
  const found = await rates({
    express: () => measureLoad(express.url),
    memory: () => measureLoad(pages.url),
    onRequest: () => measureLoad(onRequest.url),
    framework: () => measureLoad(framework.url),
    // No instance keeps results of a search.
    rendered: () => measureLoad(`${pages.url}/search?q=python`, {}, 2),
  });
  for (const server of [pages, express, onRequest, framework]) server.stop();
  const rate = (what: string, value: number): Row => ({ what, value, unit: '/s' });
  const least = { unit: '×', atLeast: true } as const;
  return [
    rate('bare Express handler', found.express),
    rate('home from memory', found.memory),
    rate('bare onRequest, functions framework', found.onRequest),
    rate('home from memory, functions framework', found.framework),
    {
      ...rate('a search, rendered each time', found.rendered),
      budget: budgets.rendersPerSecond,
      atLeast: true,
    },
    {
      ...least,
      what: 'home from memory, of a bare Express handler',
      value: found.memory / found.express,
      budget: budgets.fromMemoryShare,
    },
    {
      ...least,
      what: 'home from memory, functions framework, of a bare onRequest',
      value: found.framework / found.onRequest,
      budget: budgets.frameworkShare,
    },
  ];
}
