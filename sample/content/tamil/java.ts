import type { Words } from './words.ts';

/** What the parts of the course in Java teach. */
export const javaWords: Words = {
  'Types, operators, control flow': 'டைப்கள், ஆபரேட்டர்கள், கன்ட்ரோல் ஃப்ளோ',
  'Classes, interfaces, inheritance and composition':
    'கிளாஸ்கள், இன்டர்ஃபேஸ்கள், இன்ஹெரிட்டன்ஸ், இணைத்துக் கட்டுதல்',
  'Strings, records, enums and sealed types': 'ஸ்ட்ரிங், record, enum, sealed டைப்கள்',
  'Exceptions and resources': 'எக்ஸெப்ஷன்களும் ரிசோர்ஸ்களும்',
  'Packages, modules and Maven': 'பேக்கேஜ்கள், மாட்யூல்கள், Maven',
  'Debugging in IntelliJ IDEA': 'IntelliJ IDEA-இல் பிழைகளைத் தேடிக் கண்டறிதல்',

  'List, Set, Map and their costs': 'List, Set, Map; ஒவ்வொன்றுக்கும் ஆகும் செலவு',
  'Generics without fear': 'பயமில்லாமல் ஜெனரிக்ஸ்',
  'Lambdas, streams and Optional': 'லாம்டாக்கள், ஸ்ட்ரீம்கள், Optional',
  'Threads, executors and virtual threads': 'திரெட்கள், எக்ஸிக்யூட்டர்கள், விர்ச்சுவல் திரெட்கள்',
  'Files, dates and time zones': 'ஃபைல்கள், தேதிகள், நேர மண்டலங்கள்',
  'Sixty graded practice problems': 'எளிதிலிருந்து கடினம் வரை அறுபது பயிற்சிக் கணக்குகள்',

  'Design of tables on paper': 'தாளில் டேபிள்களை வடிவமைத்தல்',
  'Joins, grouping and subqueries in PostgreSQL': 'PostgreSQL-இல் ஜாயின்கள், குழுவாக்குதல், உட்கேள்விகள்',
  'Transactions and isolation': 'டிரான்ஸாக்ஷன்களும் ஐசொலேஷனும்',
  'JDBC, then JPA with Hibernate': 'முதலில் JDBC, பிறகு Hibernate-உடன் JPA',
  'The N+1 problem, seen and solved': 'N+1 சிக்கல்: பார்த்தலும் தீர்த்தலும்',

  'Dependency injection and configuration': 'டிபெண்டன்சி இன்ஜெக்ஷனும் அமைப்புகளும்',
  'REST controllers, validation, error answers': 'REST கன்ட்ரோலர்கள், சரிபார்த்தல், பிழைக்கான பதில்கள்',
  'Spring Data and pagination': 'Spring Data, பக்கங்களாகப் பிரித்தல்',
  'Spring Security, roles and JWT': 'Spring Security, ரோல்கள், JWT',
  'Messaging with Kafka': 'Kafka-உடன் மெசேஜிங்',
  'OpenAPI documentation': 'OpenAPI ஆவணங்கள்',

  'JUnit 5 and AssertJ': 'JUnit 5-உம் AssertJ-உம்',
  'Mockito, and when not to mock': 'Mockito; எப்போது mock செய்யக் கூடாது',
  'Integration tests with Testcontainers': 'Testcontainers-உடன் இன்டக்ரேஷன் டெஸ்ட்கள்',
  'Static analysis and code review': 'ஸ்டாட்டிக் அனாலிசிஸும் கோட் ரிவ்யூவும்',

  'HTML, CSS and JavaScript in two weeks': 'இரண்டு வாரங்களில் HTML, CSS, JavaScript',
  'TypeScript and React components': 'TypeScript-உம் React கம்போனன்ட்களும்',
  'Forms, routing and data loading': 'படிவங்கள், ரூட்டிங், டேட்டாவைக் கொண்டுவருதல்',
  'Calling a secured API': 'பாதுகாக்கப்பட்ட API-ஐ அழைத்தல்',
  'Component tests': 'கம்போனன்ட் டெஸ்ட்கள்',

  'Git workflow and pull requests': 'Git-இல் வேலை செய்யும் முறை, புல் ரிக்வெஸ்ட்கள்',
  'Docker images for Java': 'Java-வுக்கு Docker இமேஜ்கள்',
  'Pipelines with Jenkins and GitHub Actions': 'Jenkins, GitHub Actions-உடன் பைப்லைன்கள்',
  'A first look at Kubernetes': 'Kubernetes: ஒரு முதல் பார்வை',
  'Logs, metrics and finding a memory leak': 'லாக்குகள், அளவீடுகள், மெமரி லீக்கைக் கண்டுபிடித்தல்',

  'Four weeks on the code of an earlier batch': 'முந்தைய பேட்ச் எழுதிய கோடில் நான்கு வாரங்கள்',
  'Bug reports, estimates and release notes': 'பக் ரிப்போர்ட்கள், மதிப்பீடுகள், வெளியீட்டுக் குறிப்புகள்',
  'Core Java and SQL interview rounds': 'Core Java, SQL நேர்காணல் சுற்றுகள்',
  'Two mock interviews with a hiring lead': 'பணியமர்த்தும் பொறுப்பாளருடன் இரண்டு மாதிரி நேர்காணல்கள்',
};
