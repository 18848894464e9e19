import type { Words } from './words.ts';

/** What the parts of the course in DevOps teach. */
export const devopsWords: Words = {
  'Processes, users, permissions, systemd': 'பிராசஸ்கள், பயனர்கள், அனுமதிகள், systemd',
  'Networking tools: ss, dig, curl, tcpdump': 'நெட்வொர்க் கருவிகள்: ss, dig, curl, tcpdump',
  'Bash scripts that fail safely': 'தோற்றாலும் சேதமில்லாத Bash ஸ்கிரிப்ட்கள்',
  'Python for automation': 'ஆட்டோமேஷனுக்கு Python',
  'Lab: the twenty-two steps by hand': 'லேப்: இருபத்திரண்டு படிகளும் கையால்',

  'Branching models and code review': 'பிராஞ்ச் முறைகளும் கோட் ரிவ்யூவும்',
  'GitHub Actions: jobs, caches, secrets': 'GitHub Actions: ஜாப்கள், கேஷ்கள், சீக்ரெட்கள்',
  'Jenkins pipelines and agents': 'Jenkins பைப்லைன்களும் ஏஜென்ட்களும்',
  'Tests, linting and quality gates': 'டெஸ்ட்கள், லின்டிங், தர வாயில்கள்',
  'Artifacts, versions and changelogs': 'ஆர்ட்டிஃபாக்ட்கள், வெர்ஷன்கள், மாற்றப் பட்டியல்கள்',

  'Images, layers and Dockerfiles': 'இமேஜ்கள், லேயர்கள், Dockerfile-கள்',
  'Multi-stage builds and small images': 'பல கட்ட பில்டுகளும் சிறிய இமேஜ்களும்',
  'Compose for local work': 'சொந்த மெஷினில் வேலைக்கு Compose',
  'Registries, scanning and signing': 'ரெஜிஸ்ட்ரிகள், ஸ்கேனிங், கையொப்பமிடுதல்',
  'What a container really is: namespaces and cgroups':
    'கன்டெய்னர் என்பது உண்மையில் என்ன: namespace-களும் cgroup-களும்',

  'Terraform: state, modules, environments': 'Terraform: ஸ்டேட், மாட்யூல்கள், என்விரான்மென்ட்கள்',
  'Ansible: inventories, roles, idempotency': 'Ansible: இன்வென்டரிகள், ரோல்கள், ஐடெம்போடென்சி',
  'Secrets with Vault and SOPS': 'Vault, SOPS-உடன் சீக்ரெட்கள்',
  'Reviewing a plan before applying it': 'plan-ஐ apply செய்யும் முன் ரிவ்யூ செய்தல்',

  'Pods, deployments, services, ingress': 'Pod-கள், டிப்ளாய்மென்ட்கள், சர்வீஸ்கள், ingress',
  'Configuration, secrets and volumes': 'அமைப்புகள், சீக்ரெட்கள், வால்யூம்கள்',
  'Probes, limits and autoscaling': 'புரோப்கள், வரம்புகள், ஆட்டோ ஸ்கேலிங்',
  'RBAC and network policies': 'RBAC-உம் நெட்வொர்க் பாலிசிகளும்',
  'Helm and Kustomize': 'Helm-உம் Kustomize-உம்',
  'Upgrading a cluster without an outage': 'சேவை நிற்காமல் கிளஸ்டரை மேம்படுத்துதல்',

  'GitOps with Argo CD': 'Argo CD-உடன் GitOps',
  'Blue-green, canary and rollback': 'blue-green, canary, பழைய வெர்ஷனுக்குத் திரும்புதல்',
  'Database migrations that can go back': 'திரும்பிச் செல்லக்கூடிய டேட்டாபேஸ் மைக்ரேஷன்கள்',
  'Feature flags': 'ஃபீச்சர் ஃபிளாக்கள்',

  'Prometheus, Grafana and useful alerts': 'Prometheus, Grafana, பயனுள்ள எச்சரிக்கைகள்',
  'Logs with Loki and traces with OpenTelemetry': 'Loki-உடன் லாக்குகள், OpenTelemetry-உடன் டிரேஸ்கள்',
  'Service levels and error budgets': 'சேவை நிலைகளும் எரர் பட்ஜெட்களும்',
  'Incidents: roles, notes, blameless reports':
    'இன்சிடென்ட்கள்: பொறுப்புகள், குறிப்புகள், யாரையும் குறை சொல்லாத அறிக்கைகள்',
  'Twelve Thursdays on call': 'பன்னிரண்டு வியாழக்கிழமைகள் ஆன்-கால்',

  'CKA tasks under time': 'நேரம் குறித்து CKA பணிகள்',
  'Designing a pipeline on a whiteboard': 'வெள்ளைப் பலகையில் பைப்லைனை வடிவமைத்தல்',
  'Scenario interviews: “the site is slow”': 'சூழ்நிலை நேர்காணல்கள்: “சைட் மெதுவாக இருக்கிறது”',
  'Mock interviews with a practising engineer': 'வேலையில் உள்ள இன்ஜினியருடன் மாதிரி நேர்காணல்கள்',
};
