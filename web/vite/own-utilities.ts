import type { Plugin } from 'vite';

/**
 * Gives Firebase Messaging its own copy of Firebase's utilities: those that it alone uses would else stand in what
 * every page loads.
 */
export const ownUtilities = (): Plugin => ({
  name: 'own-utilities',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@firebase\/util$/ },
    async handler(source, importer, options) {
      if (!importer || !/@firebase\/(?:messaging|installations)\//.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}?messaging` };
    },
  },
});
