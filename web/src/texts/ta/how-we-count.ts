import type { ClaimRecord } from '@institute/schema';

export const description =
  'இந்தத் தளத்தின் ஒவ்வொரு எண்ணும்: அது எந்தக் காலத்துக்கானது, எதிலிருந்து, எப்போது கணக்கிடப்பட்டது.';
export const lead =
  'எங்கள் மாணவர்களைப் பற்றிய ஒவ்வொரு எண்ணும் இந்தப் பதிவுகளில் ஒன்றிலிருந்து வருகிறது. காலாவதியானது தானாகவே தளத்திலிருந்து நீங்கும்; மாணவர் சம்மதிக்கும் வரை மட்டுமே அவரது பிளேஸ்மென்ட் காட்டப்படும்.';
export const needsConnection = 'பட்டியலைக் காட்ட இணைய இணைப்பு தேவை.';
export const noneYet = 'எண்கள் எதுவும் இன்னும் பட்டியலிடப்படவில்லை.';
export const onlyVerified = 'சரிபார்க்கப்பட்ட எண்கள் மட்டுமே இங்கும் மற்ற பக்கங்களிலும் இருக்கும்.';
export const ask = 'பதிவுகளைப் பார்க்கக் கேளுங்கள்';
export const askText =
  'ஓர் எண் எப்படிக் கணக்கிடப்பட்டது என்று பார்க்க விரும்பினால், எங்கள் அலுவலகத்தில் பதிவுகளைப் பார்க்கலாம்.';
export const contents: Record<ClaimRecord, string> = {
  placements:
    'பிளேஸ்மென்ட் உதவி கேட்ட ஒவ்வொரு மாணவருக்கும் ஒரு வரி; வேலை பெற்றவர்களுக்கு, எங்களுக்குத் தெரிந்தவரை நிறுவனமும் சம்பளமும்.',
  classes: 'எங்கள் படிப்புகளிலும் கல்லூரிப் பயிலரங்குகளிலும் வருகைப் பதிவேட்டில் கையெழுத்திட்ட அனைவரும்.',
  ratings: 'ஒவ்வொரு தளத்திலும் உள்ள எல்லா மதிப்புரைகளின் சராசரி, அந்த நாளில் பார்த்தபடி.',
  staff: 'அந்தக் காலத்தில் வகுப்பு எடுத்த அனைவரும்.',
  words: 'மாணவர்களே எழுதியவை. அவர்கள் எப்போது வேண்டுமானாலும் திரும்பப் பெறலாம்.',
  other: '',
};
export const home = 'முகப்பு';
export const about = 'எங்களைப் பற்றி';
export const placements = 'பிளேஸ்மென்ட்';
export const courses = 'படிப்புகள்';
export const asOf = (day: string) => `${day} நிலவரப்படி`;
export const shownUntil = (day: string) => `${day} வரை காட்டப்படும்`;
export const countedFrom = 'எதிலிருந்து';
export const period = 'காலம்';
export const countedOn = 'கணக்கிட்ட நாள்';
export const shownUntilLabel = 'காட்டப்படும் வரை';
export const resting = 'இதை ஆதாரமாகக் கொண்டவை';
export const names = (count: number) => `${count} பெயர்கள்`;
export const groups = (count: number) => `${count} பிரிவுகள்`;
export const outOfFiveOn = (platform: string) => `${platform}: 5-க்கு`;
export const testimonials = (count: number) => (count === 1 ? 'மாணவர் கருத்து' : 'மாணவர்களின் கருத்துகள்');
