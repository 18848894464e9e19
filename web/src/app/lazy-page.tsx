import type { ComponentType } from 'react';
import { lazyPart } from '../lib/page/lazy-part.tsx';

/** A page whose code is loaded on demand. */
export interface LazyPage {
  /** Name of the page's module, by which the build names its styles. */
  readonly name: string;
  readonly preload: () => Promise<ComponentType>;
  readonly Page: ComponentType;
}

export function lazyPage(name: string, load: () => Promise<ComponentType>): LazyPage {
  const { preload, Part } = lazyPart(load);
  return { name, preload, Page: Part };
}
