import { tax } from '@institute/schema';

export const yourCourse = 'உங்கள் படிப்பு';
export const notOpen = 'இந்த பேட்ச் இப்போது திறந்திருக்கவில்லை. அடுத்தது';
export const waitingList = 'இந்த பேட்ச்சின் காத்திருப்புப் பட்டியல்';
export const aboutBatch = 'உங்கள் கேள்வி இந்த பேட்ச் பற்றியது';
export const courseAndBatch = 'உங்கள் படிப்பும் அதன் அடுத்த பேட்ச்சும்';
export const askedAbout = 'நீங்கள் கேட்பது';
export const begins = (day: string) => `${day} தொடக்கம்`;
export const noDateYet = 'அடுத்த தேதி இன்னும் அறிவிக்கப்படவில்லை';
export const days = 'நாட்கள்';
export const where = 'இடம்';
export const trainer = 'பயிற்சியாளர்';
export const duration = 'காலம்';
export const fee = 'கட்டணம்';
export const inAll = 'மொத்தம்';
export const inAllWithGst = `${tax} உட்பட மொத்தம்`;
export const seats = 'இடங்கள்';
export const full = 'நிரம்பியது';
export const youWait = 'காத்திருப்புப் பட்டியலில் சேர்வீர்கள்.';
export const oneAfter = (isFull: boolean) => `அதற்கு அடுத்தது${isFull ? ', அதுவும் நிரம்பியது' : ''}`;
export const freeClasses = 'இலவச டெமோ வகுப்புகள்';
export const costsNothing = 'கட்டணம் எதுவும் இல்லை.';
export const forCourse = (course: string) => `${course} படிப்புக்கு. கட்டணம் எதுவும் இல்லை.`;
export const allClasses = (count: number) => `எல்லா டெமோ வகுப்புகளும் (${count})`;
export const book = 'இடம் பதிய';
export const bookingKeptTitle = 'உங்கள் பதிவு இந்தச் சாதனத்தில் உள்ளது';
export const bookingKeptText =
  'இணைய இணைப்பு இல்லை. இணைப்பு வந்ததும், அல்லது இந்தத் தளத்தை அடுத்து நீங்கள் திறக்கும்போது, வகுப்பைப் பதிவோம். அதுவரை உங்களுக்கு இடம் இல்லை.';
