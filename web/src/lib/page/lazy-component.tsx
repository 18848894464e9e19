import { use, type ComponentType } from 'react';

/** A lazily loaded component, rendered synchronously once its code is there. */
export interface LazyComponent<Props extends object> {
  readonly preload: () => Promise<ComponentType<Props>>;
  readonly Component: ComponentType<Props>;
}

/** How long a failure is known, in milliseconds: React asks again at once, and must learn of it. */
const failureTime = 5000;

/** Unlike React's `lazy`, it retries loading some time after a failure. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    if (loading) return loading;
    const loaded = load();
    loaded.then(
      // From a promise that says so, `use` returns at once.
      (value) => Object.assign(loaded, { status: 'fulfilled', value }),
      () => setTimeout(() => (loading = undefined), failureTime),
    );
    loading = loaded;
    return loaded;
  };
  function Component(props: Props) {
    const Loaded = use(preload());
    return <Loaded {...props} />;
  }
  return { preload, Component };
}

/** Of what a page can do without: if its code cannot be loaded, its HTML stays, or nothing is there. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(() => load().catch(() => new Promise<never>(() => {})));
