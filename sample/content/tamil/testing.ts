import type { Words } from './words.ts';

/** What the parts of the course in testing teach. */
export const testingWords: Words = {
  'Levels, kinds and the test pyramid': 'நிலைகள், வகைகள், டெஸ்ட் பிரமிடு',
  'Boundaries, partitions, decision tables': 'எல்லைகள், பிரிவுகள், முடிவு அட்டவணைகள்',
  'Exploratory testing with charters': 'குறிக்கோள் வைத்து ஆராயும் டெஸ்டிங்',
  'Bug reports and severity': 'பக் ரிப்போர்ட்களும் தீவிரமும்',
  'Sixty faults in a booking system': 'ஒரு புக்கிங் சிஸ்டத்தில் அறுபது பிழைகள்',

  'Types, conditions, loops, methods': 'டைப்கள், நிபந்தனைகள், லூப்கள், மெத்தட்கள்',
  'Classes, interfaces, exceptions': 'கிளாஸ்கள், இன்டர்ஃபேஸ்கள், எக்ஸெப்ஷன்கள்',
  'Collections and streams': 'கலெக்ஷன்களும் ஸ்ட்ரீம்களும்',
  'Maven, JUnit and TestNG': 'Maven, JUnit, TestNG கருவிகள்',
  'Git for a team': 'குழு வேலைக்கு Git',

  'Queries for checking what was stored': 'சேமித்ததைச் சரிபார்க்கும் குவெரிகள்',
  'HTTP, JSON and status codes': 'HTTP, JSON, ஸ்டேட்டஸ் கோடுகள்',
  'Postman collections': 'Postman கலெக்ஷன்கள்',
  'REST Assured in Java': 'Java-வில் REST Assured',
  'Contracts and test data': 'கான்ட்ராக்ட்களும் டெஸ்ட் டேட்டாவும்',

  'Selenium WebDriver and locators that last': 'Selenium WebDriver, நீடிக்கும் லொக்கேட்டர்கள்',
  'Waits instead of sleeps': 'sleep-க்குப் பதிலாக wait',
  'Page objects': 'பேஜ் ஆப்ஜெக்ட்கள்',
  'Playwright in TypeScript': 'TypeScript-இல் Playwright',
  'Accessibility and visual checks': 'அனைவருக்கும் பயன்படுகிறதா, சரியாகத் தெரிகிறதா என்ற சோதனைகள்',

  'Data-driven and BDD tests with Cucumber': 'Cucumber-உடன் டேட்டா சார்ந்த டெஸ்ட்கள், BDD டெஸ்ட்கள்',
  'Parallel runs and Selenium Grid': 'இணையாக ஓடும் டெஸ்ட்கள், Selenium Grid',
  'Jenkins and GitHub Actions': 'Jenkins-உம் GitHub Actions-உம்',
  'Reports and flaky tests': 'அறிக்கைகளும் நிலையற்ற டெஸ்ட்களும்',
  'Keeping a suite under fifteen minutes': 'எல்லா டெஸ்ட்களையும் பதினைந்து நிமிடங்களுக்குள் வைத்தல்',

  'Load tests with JMeter and k6': 'JMeter, k6-உடன் லோட் டெஸ்ட்கள்',
  'Mobile testing with Appium': 'Appium-உடன் மொபைல் டெஸ்டிங்',
  'Security checks with ZAP': 'ZAP-உடன் பாதுகாப்புச் சோதனைகள்',
  'Testing applications that use AI': 'AI பயன்படுத்தும் ஆப்களைச் சோதித்தல்',

  'An automated suite for an open-source product': 'ஓப்பன் சோர்ஸ் புராடக்ட் ஒன்றுக்குத் தானாக ஓடும் டெஸ்ட்கள்',
  'Agile ceremonies as a tester': 'Agile கூட்டங்களில் டெஸ்டரின் பங்கு',
  'ISTQB Foundation practice papers': 'ISTQB Foundation பயிற்சித் தேர்வுகள்',
  'Mock interviews': 'மாதிரி நேர்காணல்கள்',
};
