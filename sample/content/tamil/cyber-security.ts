import type { Words } from './words.ts';

/** What the parts of the course in cyber security teach. */
export const cyberSecurityWords: Words = {
  'Packets, ports and protocols in Wireshark': 'Wireshark-இல் பாக்கெட்கள், போர்ட்கள், புரோட்டோகால்கள்',
  'DNS, HTTP, TLS and email from the inside': 'DNS, HTTP, TLS, ஈமெயில்: உள்ளிருந்து ஒரு பார்வை',
  'Firewalls, proxies and VPNs': 'ஃபயர்வால்கள், பிராக்ஸிகள், VPN-கள்',
  'Segmentation and zero trust, drawn for one company':
    'நெட்வொர்க்கைப் பிரித்தல், zero trust: ஒரு நிறுவனத்துக்கு வரைந்து',

  'Linux users, processes, services and logs': 'Linux பயனர்கள், பிராசஸ்கள், சர்வீஸ்கள், லாக்குகள்',
  'Windows event logs, registry and services': 'Windows ஈவென்ட் லாக்குகள், ரெஜிஸ்ட்ரி, சர்வீஸ்கள்',
  'Active Directory and how it is attacked': 'Active Directory, அது எப்படித் தாக்கப்படுகிறது',
  'Hardening against a CIS benchmark': 'CIS benchmark படி சிஸ்டத்தைப் பலப்படுத்துதல்',
  'Scripting with Bash, PowerShell and Python': 'Bash, PowerShell, Python-இல் ஸ்கிரிப்டிங்',

  'Phishing, from the mail to the macro': 'ஃபிஷிங்: மெயிலிலிருந்து மேக்ரோ வரை',
  'Passwords: spraying, stuffing, cracking': 'பாஸ்வேர்டுகள்: spraying, stuffing, cracking',
  'Lateral movement and privilege escalation': 'பக்கவாட்டில் பரவுதல், அதிகாரத்தை உயர்த்துதல்',
  'Ransomware hour by hour': 'ரான்சம்வேர்: மணிக்கு மணி',
  'The MITRE ATT&CK framework as a map': 'வழிகாட்டும் வரைபடமாக MITRE ATT&CK',

  'Collecting logs with Wazuh and Elastic': 'Wazuh, Elastic-உடன் லாக்குகளைச் சேர்த்தல்',
  'Queries and rules, Sigma and KQL': 'குவெரிகளும் விதிகளும்: Sigma, KQL',
  'Endpoint detection and response': 'கணினிகளில் கண்டறிந்து நடவடிக்கை எடுத்தல் (EDR)',
  'False alarms and how to tune them out': 'தவறான எச்சரிக்கைகள், அவற்றைக் குறைப்பது எப்படி',
  'Threat intelligence that changes something': 'உண்மையில் பயன்படும் threat intelligence',

  'Triage, severity and escalation': 'முன்னுரிமை, தீவிரம், மேலிடத்துக்கு எடுத்துச் செல்லுதல்',
  'Containment without losing evidence': 'ஆதாரத்தை இழக்காமல் தாக்குதலைக் கட்டுப்படுத்துதல்',
  'Memory and disk forensics, first steps': 'மெமரி, டிஸ்க் ஃபாரன்சிக்ஸ்: முதல் படிகள்',
  'Recovery and lessons learned': 'மீட்டெடுத்தலும் கற்ற பாடங்களும்',
  'CERT-In reporting and the DPDP Act': 'CERT-In-க்குத் தெரிவித்தலும் DPDP சட்டமும்',

  'Sign-in logs, conditional access, tokens': 'உள்நுழைவு லாக்குகள், conditional access, டோக்கன்கள்',
  'AWS and Azure audit trails': 'AWS, Azure தணிக்கைப் பதிவுகள்',
  'Misconfigured storage and how it is found': 'தவறாக அமைத்த ஸ்டோரேஜ், அதைக் கண்டுபிடிப்பது எப்படி',
  'Secrets in repositories': 'ரெபாசிட்டரிகளில் கிடக்கும் சீக்ரெட்கள்',

  'Four weeks of shifts with recorded attacks': 'பதிவு செய்த தாக்குதல்களுடன் நான்கு வார ஷிஃப்ட்கள்',
  'Handover notes between shifts': 'ஷிஃப்ட்களுக்கு இடையே ஒப்படைப்புக் குறிப்புகள்',
  'Twelve marked incident reports': 'மதிப்பிடப்பட்ட பன்னிரண்டு இன்சிடென்ட் அறிக்கைகள்',
  'Security+ practice papers': 'Security+ பயிற்சித் தேர்வுகள்',
  'Mock interviews with a team lead': 'டீம் லீடுடன் மாதிரி நேர்காணல்கள்',
};
