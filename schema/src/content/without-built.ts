/** Leaves out what is as the build has it: pages have that in their own language. */
export function withoutBuilt<Values extends object>(
  values: Values,
  built: { readonly [Name in keyof Values]?: Values[Name] | undefined },
): Values {
  const own = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(built[name as keyof Values]),
  );
  return Object.fromEntries(own) as Values;
}
