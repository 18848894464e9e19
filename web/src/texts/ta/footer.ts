import { institute } from '@institute/schema';

export const about = (city: string): string =>
  institute.fixedTexts
    ? `${city} நகரில் மென்பொருள் பயிற்சி: சிறிய பேட்ச்கள், நிஜமான புராஜெக்ட்கள், வேலை கிடைக்க உதவும் குழு.`
    : `${city} நகரில் பயிற்சி வகுப்புகள்.`;
export const rights = (year: string, company: string): string =>
  `© ${year}${company}. அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.`;
export const quickLinks = 'விரைவு இணைப்புகள்';
export const popularCourses = 'பிரபலமான படிப்புகள்';
export const contact = 'தொடர்புக்கு';
export const developedBy = (developer: string): string => `உருவாக்கம்: ${developer}`;
