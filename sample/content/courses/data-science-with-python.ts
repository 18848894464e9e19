import type { CourseContent } from '../types.ts';

export const dataScienceWithPython: CourseContent = {
  slug: 'data-science-with-python',
  title: 'Data Science with Python',
  shortDescription:
    'Learn to ask a question of data, answer it with statistics and Python, and explain the answer to someone who has to decide.',
  description: [
    'Most of a data scientist’s week goes into finding out what the data really says: where it came from, what is missing, and whether a difference is a difference or just noise. This course gives that work its due time. You learn statistics with your hands, in Python, on data from around us: rainfall at Nungambakkam since 1901, metro ridership, house rents, the sales of a pharmacy.',
    'Prediction comes in the second half, when you can already tell a good question from a bad one. You will train models, measure them honestly, and say in plain words how wrong they may be.',
    'Every fourth week you present a finding in ten minutes to people who have not seen the data. By the end you will have done it five times, and it stops being frightening around the third.',
  ].join('\n\n'),
  duration: '6 months',
  level: 'Intermediate',
  instructor: 'Dr. Priya Venkatesan',
  price: 55000,
  highlights: [
    'Clean a raw data set and document every decision',
    'Write SQL that answers business questions on large tables',
    'Use statistics to tell a real difference from noise',
    'Train, compare and honestly measure prediction models',
    'Explain a result in ten minutes to people who must decide',
    'Publish a working dashboard and a reproducible notebook',
    'Finish a ten-week project on data you found yourself',
  ],
  curriculum: [
    {
      module: 'Python for data',
      topics: [
        'Python refreshed: functions, collections, files',
        'NumPy arrays and vectorised thinking',
        'pandas: selecting, filtering, grouping, joining',
        'Notebooks that run from top to bottom',
        'Reproducible environments with uv',
      ],
    },
    {
      module: 'Getting and cleaning data',
      topics: [
        'CSV, Excel, JSON, Parquet and APIs',
        'SQL: joins, window functions, common table expressions',
        'Missing values and what they mean',
        'Dates, time zones and Indian number formats',
        'Duplicates, outliers and data entry errors',
        'Project: a century of rainfall, cleaned and documented',
      ],
    },
    {
      module: 'Looking at data',
      topics: [
        'Distributions, spread and skew',
        'Choosing a chart for a question',
        'Matplotlib and Plotly',
        'Maps of Chennai with GeoPandas',
        'Charts that mislead, and how to fix them',
      ],
    },
    {
      module: 'Statistics that you will use',
      topics: [
        'Probability by simulation',
        'Sampling, standard error and confidence intervals',
        'Hypothesis tests and p-values without superstition',
        'A/B tests: size, length, stopping rules',
        'Correlation, confounding and cause',
        'Linear regression as explanation',
      ],
    },
    {
      module: 'Prediction',
      topics: [
        'Train, validation and test: why three',
        'Linear and logistic regression',
        'Decision trees, random forests, gradient boosting',
        'Features, leakage and pipelines in scikit-learn',
        'Precision, recall, calibration and cost',
        'Explaining a model with SHAP',
      ],
    },
    {
      module: 'Time, text and groups',
      topics: [
        'Forecasting with baselines, ARIMA and boosting',
        'Clustering customers, and checking that the clusters are real',
        'Text in English and Tamil: tokens, TF-IDF, embeddings',
        'Recommendation in its simplest useful form',
      ],
    },
    {
      module: 'Telling and delivering',
      topics: [
        'The one-page report: question, answer, doubt',
        'Dashboards with Streamlit',
        'Serving a model behind a small API',
        'Scheduling a pipeline and noticing when it fails',
        'Privacy and the Digital Personal Data Protection Act',
      ],
    },
    {
      module: 'Project and interviews',
      topics: [
        'Ten weeks on a question and data of your own',
        'Review by a practising data scientist',
        'Take-home assignments: reading, scoping, delivering',
        'Mock interviews: SQL, statistics, case study',
      ],
    },
  ],
  prerequisites:
    'Some programming in any language, for example our two-week Python primer (free for those who enrol), and mathematics up to the 12th standard. We revise matrices and derivatives when they are needed.',
};
