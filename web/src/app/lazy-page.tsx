import type { ComponentType } from 'react';
import { lazyComponent } from '../lib/page/lazy-component.tsx';

/** A page whose code is loaded on demand. */
export interface LazyPage {
  /** Name of the page's module, by which the build names its styles. */
  readonly name: string;
  /** Loads the page, with the parts that it has with this query. */
  readonly preload: (search: URLSearchParams) => Promise<unknown>;
  readonly Page: ComponentType;
}

interface Part {
  readonly preload: () => Promise<unknown>;
}

/** `parts` are what the page loads besides its module; those of their own chunks are named after it. */
export function lazyPage(
  name: string,
  load: () => Promise<ComponentType>,
  parts: (search: URLSearchParams) => readonly Part[] = () => [],
): LazyPage {
  const { preload, Component } = lazyComponent(load);
  return {
    name,
    preload: (search) => Promise.all([preload(), ...parts(search).map((part) => part.preload())]),
    Page: Component,
  };
}
