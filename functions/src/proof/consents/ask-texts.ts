import type { ConsentKey } from '@institute/schema';
import { siteAddress } from '../../platform/site-address.ts';

/** The address of a consent's page. The page needs no script, so the secret is in the path. */
export const consentAddress = ({ id, secret }: ConsentKey): string =>
  `${siteAddress()}/consent/${id}/${secret}`;

/** The mail with the link. */
export const askTexts = {
  en: {
    subject: 'May we show your success on our website?',
    text: (address: string) =>
      `Vanakkam,

We would like to show your success on our website. Please look at exactly what visitors would see, then agree, ask for a change, or say no. You do not need an account:

${address}

The link never expires: you can use it to withdraw your consent at any time.

Vaasal Institute of Technology`,
  },
  ta: {
    subject: 'உங்கள் வெற்றியை எங்கள் இணையதளத்தில் காட்டலாமா?',
    text: (address: string) =>
      `வணக்கம்,

உங்கள் வெற்றியை எங்கள் இணையதளத்தில் காட்ட விரும்புகிறோம். பார்வையாளர்கள் காண்பதை அப்படியே பார்த்து, சம்மதிக்கலாம், மாற்றம் கேட்கலாம் அல்லது மறுக்கலாம். கணக்கு எதுவும் தேவையில்லை:

${address}

இந்த இணைப்பு எப்போதும் செயல்படும்: இதன் மூலம் உங்கள் சம்மதத்தை எப்போது வேண்டுமானாலும் திரும்பப் பெறலாம்.

வாசல் தொழில்நுட்பக் கல்வி நிறுவனம்`,
  },
} as const;
