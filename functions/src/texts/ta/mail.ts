export const rights = 'உங்கள் விவரங்களைப் பார்க்க, திருத்த அல்லது அழிக்க எழுதவும்:';
export const weekdays = 'திங்கள்-வெள்ளி';
export const saturday = 'சனி';
export const sunday = 'ஞாயிறு';
