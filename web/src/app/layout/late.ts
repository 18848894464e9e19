/** What no first paint needs. Without it a page can still be printed, and a notification read. */
import '../../theme/by-day.css';
import '../../theme/notifications.css';
import '../../theme/print.css';
import { addTamilFaces } from '../../theme/tamil-faces.ts';

if (!import.meta.env.IN_TAMIL) addTamilFaces();
