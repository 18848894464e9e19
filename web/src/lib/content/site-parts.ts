import { createContext, type ComponentType } from 'react';

/** The parts of the public site that the dashboard previews without importing them. */
export interface SiteParts {
  /** The page at the router's address, without its surroundings. */
  readonly Page: ComponentType;
  readonly Navbar: ComponentType;
  readonly Footer: ComponentType;
}

export const SitePartsContext = createContext<SiteParts | null>(null);
