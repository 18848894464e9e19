import { institute } from '@institute/schema';

export const descriptionOf = (city: string) =>
  `${city} நகரில் ${institute.fixedTexts ? 'மென்பொருள் பயிற்சி' : 'பயிற்சி வகுப்புகள்'}.`;
export const missingTitle = 'உள்ளடக்கம் கிடைக்கவில்லை';
export const missingText = 'முகப்புப் பக்கத்தின் உள்ளடக்கம் இப்போது இல்லை';
export const exploreCourses = 'படிப்புகளைப் பாருங்கள்';
export const freeDemo = 'இலவச டெமோ';
export const featured = 'முக்கியப் படிப்புகள்';
export const startingSoon = 'விரைவில் தொடங்குபவை';
export const demoClasses = 'இலவச டெமோ வகுப்புகள்';
export const next = 'எங்கள் நிறுவனத்தில் அடுத்து';
export const nextClass = 'அடுத்த டெமோ வகுப்பு';
export const nextBatch = 'அடுத்த பேட்ச்';
export const classPlace = (place: string) => `${place} · இலவசம்`;
export const testimonialsTitle = 'எங்கள் மாணவர்கள் சொல்வது';
export const testimonials = 'மாணவர்களின் கருத்துகள்';
export const movingTestimonials = 'மாணவர்களின் கருத்துகளை';
export const fiveStars = 'ஐந்து நட்சத்திரங்கள்';
export const trustedBy = 'எங்களை நம்புவோர்';
export const outOfFive = '5-க்கு';
