export const weekHours = 'காலை 9 - மாலை 7';
export const saturdayHours = 'காலை 10 - மாலை 5';
export const sundayHours = 'விடுமுறை';
export const supportHours = 'திங்கள்-சனி: காலை 9 - மாலை 7';
export const home = 'முகப்பு';
export const about = 'எங்களைப் பற்றி';
export const courses = 'படிப்புகள்';
export const placements = 'பிளேஸ்மென்ட்';
export const blog = 'வலைப்பதிவு';
export const contact = 'தொடர்பு';
export const enquireNow = 'விசாரிக்க';
export const alumni = 'முன்னாள் மாணவர்கள்';
export const courseFeaturesIn = (area: string): readonly string[] => [
  `வார நாட்களில் அல்லது வார இறுதியில் வகுப்புகள்: ${area} அல்லது ஆன்லைன்`,
  'சிறிய பேட்ச்கள்: ஒவ்வொரு கேள்விக்கும் பதில் கிடைக்கும்',
  'ஒவ்வொரு சனிக்கிழமையும் சந்தேகம் தீர்க்கும் வகுப்பு',
  'எல்லா வகுப்புகளின் வீடியோ பதிவும் ஓர் ஆண்டுக்கு',
  'விண்ணப்பிக்கும் முன் மாதிரி நேர்காணல்கள்',
];
