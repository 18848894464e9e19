import type { Words } from './words.ts';

/** What the parts of the course in ethical hacking teach. */
export const ethicalHackingWords: Words = {
  'The IT Act, contracts and scope': 'IT சட்டம், ஒப்பந்தங்கள், எல்லை',
  'Rules of engagement and evidence': 'நடத்தை விதிகளும் ஆதாரங்களும்',
  'Methods: OWASP WSTG and PTES': 'முறைகள்: OWASP WSTG, PTES',
  'Setting up a lab that stays closed': 'வெளியே கசியாத லேபை அமைத்தல்',

  'Public sources: DNS, certificates, repositories': 'பொது ஆதாரங்கள்: DNS, சான்றிதழ்கள், ரெபாசிட்டரிகள்',
  'Scanning with Nmap without breaking things': 'எதையும் உடைக்காமல் Nmap-உடன் ஸ்கேன் செய்தல்',
  'Enumeration of common services': 'பொதுவான சர்வீஸ்களைப் பட்டியலிடுதல்',
  'Notes and screenshots that serve the report': 'அறிக்கைக்கு உதவும் குறிப்புகளும் ஸ்கிரீன்ஷாட்களும்',

  'Burp Suite from first request to extension': 'Burp Suite: முதல் ரிக்வெஸ்டிலிருந்து எக்ஸ்டென்ஷன் வரை',
  'Injection: SQL, command, template': 'இன்ஜெக்ஷன்: SQL, command, template',
  'Broken access control and IDOR': 'உடைந்த அணுகல் கட்டுப்பாடு, IDOR',
  'Cross-site scripting and request forgery': 'Cross-site scripting-உம் request forgery-உம்',
  'Server-side request forgery and file uploads': 'Server-side request forgery, ஃபைல் அப்லோடு',
  'Sessions, tokens and login flaws': 'செஷன்கள், டோக்கன்கள், லாகின் குறைகள்',

  'REST and GraphQL testing': 'REST, GraphQL டெஸ்டிங்',
  'Business logic: prices, coupons, limits': 'பிசினஸ் லாஜிக்: விலைகள், கூப்பன்கள், வரம்புகள்',
  'Android applications: traffic, storage, certificates': 'Android ஆப்கள்: டிராஃபிக், ஸ்டோரேஜ், சான்றிதழ்கள்',
  'Race conditions': 'ரேஸ் கண்டிஷன்கள்',

  'Password attacks, with lists and limits': 'பாஸ்வேர்டு தாக்குதல்கள்: பட்டியல்கள், வரம்புகள்',
  'Linux and Windows privilege escalation': 'Linux, Windows-இல் அதிகாரத்தை உயர்த்துதல்',
  'Active Directory: Kerberos, relays, paths': 'Active Directory: Kerberos, relay-கள், வழிகள்',
  'Pivoting and tunnels': 'பிவட்டிங்கும் டனல்களும்',
  'Leaving things as you found them': 'எல்லாவற்றையும் இருந்தபடியே விட்டுவருதல்',

  'IAM weaknesses in AWS and Azure': 'AWS, Azure-இல் IAM பலவீனங்கள்',
  'Metadata services and leaked keys': 'மெட்டாடேட்டா சர்வீஸ்களும் கசிந்த கீகளும்',
  'Container escapes and cluster roles': 'கன்டெய்னரிலிருந்து வெளியேறுதல், கிளஸ்டர் ரோல்கள்',
  'Pipelines as targets': 'தாக்குதல் இலக்காகப் பைப்லைன்கள்',

  'Severity that can be argued for: CVSS 4.0': 'வாதிடக்கூடிய தீவிரம்: CVSS 4.0',
  'Steps to reproduce, with proof': 'மீண்டும் செய்து பார்க்கும் படிகள், ஆதாரத்துடன்',
  'The summary for those who will not read on': 'மேலே படிக்காதவர்களுக்கான சுருக்கம்',
  'Presenting bad news, and retesting': 'கெட்ட செய்தியைச் சொல்லுதல், மீண்டும் சோதித்தல்',

  'Five days on an unknown company in the lab': 'லேபில் முன்பின் தெரியாத நிறுவனத்தில் ஐந்து நாட்கள்',
  'Report marked by a practising tester': 'வேலையில் உள்ள டெஸ்டர் மதிப்பிடும் அறிக்கை',
  'Responsible disclosure and bug bounties': 'பொறுப்புடன் தெரிவித்தல், bug bounty-கள்',
  'Mock interviews': 'மாதிரி நேர்காணல்கள்',
};
