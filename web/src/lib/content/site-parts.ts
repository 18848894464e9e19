import { createContext, type ComponentType } from 'react';

/** The parts of the public site that the dashboard previews, which it does not import. */
export interface SiteParts {
  /** The page at the router's address, without what stands around it. */
  readonly Page: ComponentType;
  readonly Navbar: ComponentType;
  readonly Footer: ComponentType;
}

export const SitePartsContext = createContext<SiteParts | null>(null);
