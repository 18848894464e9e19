import type { Words } from './words.ts';

/** What the parts of the course in AWS teach. */
export const awsWords: Words = {
  'Shell, files, permissions, systemd': 'ஷெல், ஃபைல்கள், அனுமதிகள், systemd',
  'IP addresses, CIDR and routing by hand': 'IP முகவரிகள், CIDR, ரூட்டிங்: கையால் கணக்கிட்டு',
  'DNS from your browser to the answer': 'DNS: பிரவுசரிலிருந்து பதில் வரை',
  'TLS certificates and what they prove': 'TLS சான்றிதழ்கள், அவை எதை நிரூபிக்கின்றன',

  'Regions, availability zones and the Mumbai region': 'ரீஜியன்கள், அவைலபிலிட்டி சோன்கள், மும்பை ரீஜியன்',
  'Users, roles, policies and least privilege': 'யூசர்கள், ரோல்கள், பாலிசிகள், தேவையான அனுமதி மட்டும்',
  'Organisations, multi-factor sign-in and CloudTrail':
    'Organizations, பல படி உள்நுழைவு, CloudTrail',
  'Budgets and alerts on the first day': 'முதல் நாளிலேயே பட்ஜெட்டும் எச்சரிக்கைகளும்',

  'VPC, subnets, route tables and gateways': 'VPC, சப்நெட்கள், ரூட் டேபிள்கள், கேட்வேக்கள்',
  'Security groups and network ACLs': 'செக்யூரிட்டி குரூப்கள், நெட்வொர்க் ACL-கள்',
  'EC2: images, sizes, storage, user data': 'EC2: இமேஜ்கள், அளவுகள், ஸ்டோரேஜ், யூசர் டேட்டா',
  'Load balancers and auto scaling': 'லோட் பேலன்சர்கள், ஆட்டோ ஸ்கேலிங்',
  'Containers on ECS and Fargate': 'ECS, Fargate-இல் கன்டெய்னர்கள்',
  'Lambda and API Gateway': 'Lambda-உம் API Gateway-உம்',

  'S3: classes, versioning, lifecycle, encryption': 'S3: வகைகள், வெர்ஷன்கள், ஆயுட்காலம், என்கிரிப்ஷன்',
  'EBS and EFS compared': 'EBS, EFS: ஓர் ஒப்பீடு',
  'RDS: backups, replicas, failover': 'RDS: பேக்கப்கள், ரெப்ளிகாக்கள், ஃபெயில்ஓவர்',
  'DynamoDB: keys and access patterns': 'DynamoDB: கீகள், அணுகும் முறைகள்',
  'ElastiCache and when a cache is the wrong answer': 'ElastiCache; கேஷ் எப்போது தவறான பதில்',

  'Queues with SQS and notices with SNS': 'SQS வரிசைகள், SNS அறிவிப்புகள்',
  'EventBridge and Step Functions': 'EventBridge-உம் Step Functions-உம்',
  'Retries, idempotency and dead letters': 'மறுமுயற்சிகள், ஐடெம்போடென்சி, டெட் லெட்டர்கள்',
  'CloudFront, WAF and Route 53': 'CloudFront, WAF, Route 53 சேவைகள்',
  'Lab: an order system that loses no order': 'லேப்: எந்த ஆர்டரையும் இழக்காத ஆர்டர் சிஸ்டம்',

  'Terraform: providers, state, modules': 'Terraform: புரொவைடர்கள், ஸ்டேட், மாட்யூல்கள்',
  'Plan, apply and reviewing a plan': 'plan, apply; ஒரு plan-ஐ ரிவ்யூ செய்தல்',
  'Pipelines with GitHub Actions and OIDC': 'GitHub Actions, OIDC-உடன் பைப்லைன்கள்',
  'Drift, and how to find it': 'டிரிஃப்ட், அதைக் கண்டுபிடிப்பது எப்படி',

  'CloudWatch metrics, logs and alarms that matter': 'CloudWatch அளவீடுகள், லாக்குகள், தேவையான அலாரங்கள்',
  'Secrets Manager and KMS': 'Secrets Manager-உம் KMS-உம்',
  'Backup, restore and a disaster rehearsal': 'பேக்கப், மீட்டெடுத்தல், பேரிடர் ஒத்திகை',
  'Reading the bill and halving it': 'பில்லைப் படித்து, பாதியாகக் குறைத்தல்',
  'The Well-Architected review of your own system': 'உங்கள் சொந்த சிஸ்டத்துக்கு Well-Architected ரிவ்யூ',

  'Four timed papers with discussion': 'நேரம் குறித்த நான்கு தேர்வுகள், கலந்துரையாடலுடன்',
  'Whiteboard design: a ticketing system for a bus company':
    'வெள்ளைப் பலகையில் டிசைன்: பஸ் நிறுவனத்துக்கு டிக்கெட் சிஸ்டம்',
  'Mock interviews with a practising architect': 'வேலையில் உள்ள ஆர்க்கிடெக்டுடன் மாதிரி நேர்காணல்கள்',
  'Writing about your project in a resume': 'ரெஸ்யூமேயில் புராஜெக்டைப் பற்றி எழுதுதல்',
};
