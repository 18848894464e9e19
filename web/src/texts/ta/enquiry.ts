export const quickEnquiry = 'உடனடி விசாரணை';
export const quickLead =
  'என்ன படிக்க விரும்புகிறீர்கள் என்று சொல்லுங்கள். தேதி, கட்டணம், ஆலோசனையுடன் உங்களை அழைப்போம்.';
export const orCall = 'அல்லது அழையுங்கள்: ';
export const courseOfInterest = 'விரும்பும் படிப்பு';
export const notSure = 'இன்னும் முடிவு செய்யவில்லை';
export const optionalMessage = 'செய்தி (விருப்பம் இருந்தால்)';
export const onlyToAnswer =
  'உங்கள் விசாரணைக்குப் பதிலளிக்க மட்டுமே இந்த விவரங்களைப் பயன்படுத்துகிறோம். இவற்றை விற்பதோ பகிர்வதோ இல்லை.';

export const courseEnquiry = 'படிப்பு விசாரணைப் படிவம்';
export const required = '* குறியுள்ளவற்றைக் கட்டாயம் நிரப்ப வேண்டும். மற்றவை சரியான ஆலோசனை தர உதவும்.';
export const course = 'விரும்பும் படிப்பு *';
export const chooseCourse = 'படிப்பைத் தேர்ந்தெடுக்க';
export const ourCourses = 'எங்கள் படிப்புகள்';
export const chooseOne = 'தேர்ந்தெடுக்க';
export const qualification = 'கல்வித் தகுதி';
export const experience = 'அனுபவம்';
export const placementSupport = 'பிளேஸ்மென்ட் உதவி';
export const message = 'செய்தி';
export const messageHint = 'கேள்விகள், உங்களுக்கு ஏற்ற பேட்ச், அல்லது நாங்கள் தெரிந்துகொள்ள வேண்டியது.';
export const needsScripts = 'இந்தப் படிவத்தை அனுப்ப JavaScript தேவை. எங்களை அழையுங்கள் அல்லது எழுதுங்கள்.';

export const fullName = 'முழுப் பெயர் *';
export const email = 'மின்னஞ்சல் முகவரி *';
export const phone = 'தொலைபேசி எண் *';
export const leaveEmpty = 'காலியாக விடவும்';

export const submit = 'விசாரணையை அனுப்பு';
export const submitting = 'அனுப்பப்படுகிறது...';
export const sent = 'அனுப்பப்பட்டது';
export const saved = 'சேமிக்கப்பட்டது';

export const keptTitle = 'உங்கள் விசாரணை இந்தச் சாதனத்தில் உள்ளது';
export const keptText =
  'இணைய இணைப்பு இல்லை. இணைப்பு வந்ததும், அல்லது இந்தத் தளத்தை அடுத்து நீங்கள் திறக்கும்போது, அனுப்புவோம்.';
export const keptRefusedTitle = 'உங்கள் விசாரணையை அனுப்ப முடியவில்லை';
export const keptRefusedText =
  'இணைப்பு இல்லாதபோது நீங்கள் எழுதிய விசாரணையை ஏற்க முடியவில்லை. எங்களை அழையுங்கள்.';
export const bookedTitle = 'உங்கள் டெமோ வகுப்பு பதிவானது';
export const bookedText =
  'இணைப்பு இல்லாதபோது நீங்கள் தேர்ந்தெடுத்த வகுப்பைப் பதிந்துவிட்டோம். விவரங்களை மின்னஞ்சலில் அனுப்புவோம்.';
export const notBookedTitle = 'உங்கள் டெமோ வகுப்பைப் பதிய முடியவில்லை';
export const notBookedText =
  'அது நிரம்பியிருக்கலாம், அல்லது முடிந்திருக்கலாம். வேறொன்றைத் தேர்ந்தெடுங்கள், அல்லது எங்களை அழையுங்கள்.';
