import type { Words } from './words.ts';

/** What the parts of the course in Azure teach. */
export const azureWords: Words = {
  'Networks and servers, a short revision': 'நெட்வொர்க்குகள், சர்வர்கள்: ஒரு சிறு மறுபார்வை',
  'Subscriptions, resource groups, regions in India': 'சப்ஸ்கிரிப்ஷன்கள், ரிசோர்ஸ் குரூப்கள், இந்திய ரீஜியன்கள்',
  'Portal, CLI and PowerShell': 'போர்ட்டல், CLI, PowerShell',
  'Pricing calculator and budgets': 'விலைக் கால்குலேட்டரும் பட்ஜெட்களும்',

  'Entra ID users, groups and licences': 'Entra ID யூசர்கள், குரூப்கள், லைசென்ஸ்கள்',
  'Multi-factor sign-in and conditional access': 'பல படி உள்நுழைவு, conditional access',
  'Roles, scopes and least privilege': 'ரோல்கள், எல்லைகள், தேவையான அனுமதி மட்டும்',
  'Joining devices and guests': 'கருவிகளையும் விருந்தினரையும் சேர்த்தல்',
  'Ticket: a manager has left, what now': 'டிக்கெட்: மேலாளர் விலகிவிட்டார், இப்போது என்ன',

  'Virtual networks, subnets, peering': 'விர்ச்சுவல் நெட்வொர்க்குகள், சப்நெட்கள், peering',
  'Network security groups and firewalls': 'நெட்வொர்க் செக்யூரிட்டி குரூப்கள், ஃபயர்வால்கள்',
  'VPN between Guindy and Hosur': 'கிண்டிக்கும் ஓசூருக்கும் இடையே VPN',
  'DNS, load balancers, application gateway': 'DNS, லோட் பேலன்சர்கள், அப்ளிகேஷன் கேட்வே',
  'Private endpoints': 'பிரைவேட் எண்ட்பாயின்ட்கள்',

  'Virtual machines, sizes, availability': 'விர்ச்சுவல் மெஷின்கள், அளவுகள், அவைலபிலிட்டி',
  'Images, scale sets, patching': 'இமேஜ்கள், ஸ்கேல் செட்கள், பேட்ச்கள்',
  'App Service and deployment slots': 'App Service, டிப்ளாய்மென்ட் ஸ்லாட்கள்',
  'Containers with Container Apps': 'Container Apps-உடன் கன்டெய்னர்கள்',

  'Storage accounts, tiers and access': 'ஸ்டோரேஜ் அக்கவுன்ட்கள், நிலைகள், அணுகல்',
  'File shares for an office': 'ஓர் அலுவலகத்துக்கு ஃபைல் பகிர்வு',
  'Backup vaults and policies': 'பேக்கப் வால்ட்களும் பாலிசிகளும்',
  'A restore under time': 'நேரம் குறித்து மீட்டெடுத்தல்',
  'Site recovery': 'இன்னொரு இடத்தில் சேவையை மீட்டல்',

  'Policy, tags and locks': 'பாலிசி, டேக், லாக் மூன்றும்',
  'Bicep templates': 'Bicep டெம்ப்ளேட்கள்',
  'Runbooks in PowerShell': 'PowerShell-இல் ரன்புக்குகள்',
  'Monitor, Log Analytics and alerts': 'Monitor, Log Analytics, எச்சரிக்கைகள்',
  'Cost analysis and savings': 'செலவை ஆராய்ந்து குறைத்தல்',

  'An audit of your own environment': 'உங்கள் சொந்த என்விரான்மென்டில் ஒரு தணிக்கை',
  'AZ-104 papers under time': 'நேரம் குறித்த AZ-104 தேர்வுகள்',
  'Explaining an outage to a customer': 'சேவை நின்றதை வாடிக்கையாளருக்கு விளக்குதல்',
  'Mock interviews': 'மாதிரி நேர்காணல்கள்',
};
