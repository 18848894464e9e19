import { use, type ComponentType } from 'react';

/** A lazily loaded component, rendered synchronously once its code is there. */
export interface LazyComponent<Props extends object> {
  readonly preload: () => Promise<ComponentType<Props>>;
  readonly Component: ComponentType<Props>;
}

/** Unlike React's `lazy`, it retries loading after a failure. */
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
      () => (loading = undefined),
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
