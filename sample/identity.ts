/** What tells that a site is still the sample's: a deploy refuses it. */
export const sampleIdentity = {
  name: 'Vaasal Institute of Technology',
  spokenName: 'Vaasal Institute',
  domain: 'vaasal.example',
} as const;
