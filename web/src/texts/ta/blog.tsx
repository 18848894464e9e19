import { institute } from '@institute/schema';
import type { ReactNode } from 'react';

export const title = 'வலைப்பதிவு';
export const descriptionOf = (city: string): string =>
  institute.fixedTexts
    ? `எங்கள் பயிற்சியாளர்களும் மாணவர்களும் எழுதுபவை: படிப்படியாக விளக்கிய தொழில்நுட்பம், வேலைவாய்ப்பு, கட்டணம், ${city} நிறுவனங்கள் எதிர்பார்ப்பவை.`
    : `${city} நகரில் எங்கள் பயிற்சியாளர்களும் மாணவர்களும் எழுதுபவை.`;
export const ourBlog = 'எங்கள் வலைப்பதிவு';
export const lead = (feed: (text: string) => ReactNode): ReactNode => (
  <>
    எங்கள் பயிற்சியாளர்களும் மாணவர்களும் கற்றதை எழுதி வைக்கிறார்கள்; அடுத்து வருபவர் தனியாகத் தேட வேண்டியதில்லை.{' '}
    {feed('RSS மூலம் பின்தொடருங்கள்')}
  </>
);
export const none = 'கட்டுரைகள் எதுவும் இல்லை.';
export const unreachable = 'எங்கள் சர்வரை இப்போது தொடர்புகொள்ள முடியவில்லை. மீண்டும் முயலுங்கள்.';
export const categories = 'கட்டுரை வகைகள்';
export const all = 'எல்லாம்';
export const pages = 'கட்டுரைகளின் பக்கங்கள்';
export const before = 'புதிய கட்டுரைகள்';
export const after = 'பழைய கட்டுரைகள்';
