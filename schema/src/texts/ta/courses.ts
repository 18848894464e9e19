export const askUs = 'எங்களிடம் கேளுங்கள்';

export const refund = (until: string, percent: number): string =>
  percent > 0 ? `${until}: ${percent}% திருப்பித் தரப்படும்` : `${until}: திருப்பித் தரப்படாது`;
