export const title = 'தேடல்';
export const titleOf = (given: string): string => `தேடல்: ${given}`;
export const descriptionOf = (city: string): string =>
  `${city} நகரில் உள்ள எங்கள் நிறுவனத்தின் படிப்புகள், பேட்ச்கள், பயிற்சியாளர்கள், கட்டுரைகள்.`;
export const site = 'தளத்தில்';
export const whatToFind = 'படிப்புகள், பயிற்சியாளர்கள், கட்டுரைகள்';
export const search = 'தேடு';
export const searching = 'தேடுகிறோம்…';
export const byCategory = 'வகை வாரியாகப் படிப்புகள்';
export const nothingFound = (given: string): string => `“${given}” எதிலும் இல்லை`;
export const nothingFoundText = 'வேறு சொல்லால் தேடுங்கள், படிப்புகளைப் பாருங்கள், அல்லது எங்களிடம் கேளுங்கள்.';
export const enquire = 'விசாரணை அனுப்ப';
export const counted = (count: number): string => (count === 1 ? '1 முடிவு' : `${count} முடிவுகள்`);
export const bestOf = (shown: number, total: number): string =>
  `${total} முடிவுகளில் சிறந்த ${shown}`;
