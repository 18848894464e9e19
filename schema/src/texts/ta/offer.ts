export const batchModes = {
  classroom: 'வகுப்பறை',
  online: 'ஆன்லைன்',
  hybrid: 'வகுப்பறை, ஆன்லைன்',
} as const;

export const demoModes = { classroom: 'வகுப்பறை', online: 'ஆன்லைன்' } as const;
