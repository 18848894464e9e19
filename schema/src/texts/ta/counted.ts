export const counted = {
  locale: 'ta',
  asked: (placed: number, asked: number) => `உதவி கேட்ட ${asked} பேரில் ${placed} பேர்`,
  companies: (placed: number) => `வேலை பெற்ற எங்கள் ${placed} மாணவர்களை எடுத்த நிறுவனங்கள்`,
  median: (salaries: number) => `${salaries} ஆண்டுச் சம்பளங்களின் இடைநிலை`,
  middle: (from: string, to: string) => `; அவற்றில் பாதி ${from} முதல் ${to} வரை`,
  highest: (salaries: number) => `${salaries} ஆண்டுச் சம்பளங்களில் மிக உயர்ந்தது`,
  largestGroups: (placed: number) => `வேலை பெற்ற எங்கள் ${placed} மாணவர்களில் மிகப் பெரிய குழுக்கள்`,
  byCourse: (placed: number) => `வேலை பெற்ற எங்கள் ${placed} மாணவர்கள், படிப்பு வாரியாக`,
  byYear: 'ஒவ்வோர் ஆண்டும் உதவி கேட்டவர்களில்',
  byCourseAndYear: 'ஒவ்வோர் ஆண்டும் வேலை பெற்ற எங்கள் மாணவர்கள், படிப்பு வாரியாக',
  period: (from: string, to: string) => `${from} முதல் ${to} வரை`,
};
