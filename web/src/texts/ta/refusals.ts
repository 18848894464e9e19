/** Refusals before the server has read in which language to say it. */
const ofStatus: Readonly<Record<number, string>> = {
  401: 'இது எங்கள் தளத்திலிருந்து வந்தது என உறுதிசெய்ய முடியவில்லை. பக்கத்தை மீண்டும் ஏற்றி முயலுங்கள், அல்லது எங்களை அழையுங்கள்.',
  429: 'குறுகிய நேரத்தில் பல விசாரணைகளை அனுப்பியுள்ளீர்கள். பத்து நிமிடம் காத்திருங்கள், அல்லது எங்களை அழையுங்கள்.',
};

export const reasonOf = (status: number, message: string | undefined): string | undefined =>
  ofStatus[status] ?? message;
