export const title = 'நாங்கள் எப்படிக் கணக்கிடுகிறோம்';
export const ofGroup = (name: string) => `: ${name}`;
export const columns = ['எண்', 'எத்தனையில்', 'ஆதாரம்', 'நிலவரத் தேதி', 'காட்டப்படும் வரை'] as const;
export const allFigures = 'எல்லா எண்களும் அவற்றின் ஆதாரங்களும்';
