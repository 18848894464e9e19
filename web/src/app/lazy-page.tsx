import { use, type ComponentType } from 'react';

/** A page whose code is fetched when it is about to be shown, and rendered at once when it is there. */
export interface LazyPage {
  /** Name of the page's module, by which the build names its styles. */
  readonly name: string;
  readonly preload: () => Promise<ComponentType>;
  readonly Page: ComponentType;
}

export function lazyPage(name: string, load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const preload = () => {
    loading ??= load().then(
      (page) => (loaded = page),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Page() {
    const Loaded = loaded ?? use(preload());
    return <Loaded />;
  }
  return { name, preload, Page };
}
