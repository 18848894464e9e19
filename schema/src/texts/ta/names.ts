const levels: Readonly<Record<string, string>> = {
  Beginner: 'தொடக்க நிலை',
  Intermediate: 'இடைநிலை',
  Advanced: 'உயர் நிலை',
};

const categories: Readonly<Record<string, string>> = {
  Development: 'டெவலப்மென்ட்',
  'Data Science': 'டேட்டா சயின்ஸ்',
  'AI/ML': 'AI/ML',
  Cloud: 'கிளவுட்',
  Security: 'செக்யூரிட்டி',
  Design: 'டிசைன்',
  Marketing: 'மார்க்கெட்டிங்',
  Technology: 'தொழில்நுட்பம்',
  Career: 'வேலைவாய்ப்பு',
  Education: 'கல்வி',
  'Industry News': 'துறைச் செய்திகள்',
  'Tips & Tricks': 'குறிப்புகள்',
};

const spoken = new Map([
  ['Tamil', 'தமிழ்'],
  ['English', 'ஆங்கிலம்'],
  ['Hindi', 'இந்தி'],
  ['Telugu', 'தெலுங்கு'],
  ['Malayalam', 'மலையாளம்'],
  ['Kannada', 'கன்னடம்'],
]);

export const levelName = (level: string): string => levels[level] ?? level;
export const categoryName = (category: string): string => categories[category] ?? category;

/** Other words stay as staff wrote them. */
export function taughtIn(languages: string): string {
  const named = languages.split(/, | and | & /).map((language) => spoken.get(language));
  return named.includes(undefined) ? languages : named.join(', ');
}
